import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'

/** Most settings that one account stores, and most characters of one, written as JSON. */
export const maxSettings = 300
export const maxSettingLength = 2_000

/** Name of a section, and of a setting in it. */
export const settingName = z.string().regex(/^[A-Za-z][\w-]{0,49}$/)

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

const settingValue = z.union([scalar, z.array(scalar)])

/** The possible values of one setting. */
export const setting = settingValue.refine(
  (value) => JSON.stringify(value).length <= maxSettingLength,
  'must be shorter',
)

/** Settings by section and name. What they mean is known to the parts of the product that they belong to. */
const settings = z.record(settingName, z.record(settingName, setting))

export type StoredSettings = z.infer<typeof settings>

const settingsAnswer = z.object({ settings: z.record(z.string(), z.record(z.string(), settingValue)) })

export const getPreferences = endpoint({
  method: 'GET',
  path: 'users/preferences',
  summary: 'The settings of the account, by section and name.',
  access: 'member',
  scope: 'everything',
  maxAnswerBytes: 2_000_000,
  response: settingsAnswer,
  errors: [401],
})

export const updatePreferences = endpoint({
  method: 'PUT',
  path: 'users/preferences',
  summary: 'Store these settings; all others stay as they are. Answers with all of them. 409: too many.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({ settings }),
  response: settingsAnswer,
  errors: [400, 401, 409],
})

export const resetPreferences = endpoint({
  method: 'DELETE',
  path: 'users/preferences',
  summary: 'Forget every setting of the account: each has its default again.',
  access: 'member',
  scope: 'everything',
  response: nothing,
  errors: [401],
})
