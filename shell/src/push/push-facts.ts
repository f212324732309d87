import { type PushKind, pushKinds } from '@potluck/api/push'
import { deviceValue } from '@potluck/platform/device-value'
import * as z from 'zod/mini'

/** Push settings stored on this device. */
const keptPush = deviceValue(
  ['push'],
  z.object({
    /** Switched off on this device, although the browser allows it. */
    turnedOff: z.catch(z.boolean(), false),
    /** When the browser's address was made, milliseconds since 1970. */
    madeAt: z.catch(z.number(), 0),
    /** Kinds of notifications that are switched off. */
    off: z.catch(z.array(z.string()), []),
  }),
)

interface KeptPush {
  readonly turnedOff: boolean
  readonly madeAt: number
  readonly off: readonly string[]
}

export const readPushFacts = (): KeptPush => keptPush.read() ?? { turnedOff: false, madeAt: 0, off: [] }

export const storePushFacts = (facts: Partial<KeptPush>): void => {
  const { off, ...others } = { ...readPushFacts(), ...facts }
  keptPush.write({ ...others, off: [...off] })
}

/** Whether the cook wants notifications of this kind. */
export const mayRingFor = (kind: PushKind): boolean => pushKinds.includes(kind) && !readPushFacts().off.includes(kind)
