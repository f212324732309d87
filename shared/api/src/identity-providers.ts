import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, text } from './fields.ts'
import { proofFields } from './identity-proof.ts'

/** The name of an identity provider in addresses. */
export const providerId = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** The id of the proxy in front, where it logs in: a login by it is answered at once. */
export const proxyProvider = 'proxy'

/** An identity provider of this server: members can log in with the account that they have there. */
export const identityProvider = z.object({ id: z.string(), name: z.string() })

export type IdentityProvider = z.infer<typeof identityProvider>

const params = z.object({ provider: providerId })

/** Where the browser goes next: the login page of the provider. */
const departure = z.object({ address: z.string() })

export const startProviderLogin = endpoint({
  method: 'POST',
  path: 'users/providers/:provider/login',
  summary:
    'Begin a login by an identity provider: the browser gets a cookie for ten minutes and goes to the address. That of the proxy in front (`proxy`), which has answered already, is a place of the same page. 503: the provider does not answer (`provider-away`).',
  access: 'anyone',
  params,
  body: z.strictObject({
    /** The page to open afterwards, as `/recipe/7`. */
    redirect: text(1000).optional(),
    /** The secret of an invitation, where the account may be a new one. */
    invitation: z.string().max(200).optional(),
  }),
  response: departure,
  errors: [400, 404, 429, 503],
})

export const finishProviderLogin = endpoint({
  method: 'POST',
  path: 'users/providers/finish',
  summary:
    'End a login by an identity provider, once, in the browser that began it: its cookie says which. Opens a session, or links the account of the member who calls. 403: the provider or this server says no (`provider-denied`, `email-unconfirmed`, `registration-closed`, `account-disabled`). 409: there is an account with this e-mail, which its owner has to link (`link-first`), or the account at the provider is linked to another one (`linked-elsewhere`). 412: the provider answered what cannot be trusted (`provider-invalid`), or nothing is under way (`provider-login-dead`). 503: the provider did not answer (`provider-away`).',
  access: 'viewer',
  response: z.object({
    /** Of the new session; null where an account was linked. */
    token: z.string().nullable(),
    /** The page that was asked for; null for none. */
    redirect: z.string().nullable(),
  }),
  errors: [401, 403, 409, 412, 429, 503],
})

/** An account at an identity provider that opens the member's account here. */
export const linkedAccount = z.object({
  id,
  /** Its provider, as the settings of the server name it now; null for one that is no longer set. */
  provider: identityProvider.nullable(),
  issuer: z.string(),
  /** What the provider calls the person, to tell two accounts apart: an e-mail or a name. */
  label: z.string(),
  createdAt: instant,
  /** The last login by it; null before the first. */
  usedAt: instant.nullable(),
})

export type LinkedAccount = z.infer<typeof linkedAccount>

export const listLinkedAccounts = endpoint({
  method: 'GET',
  path: 'users/linked-accounts',
  summary: 'The accounts at identity providers that open the own account, and the providers that can be linked.',
  access: 'member',
  response: z.object({
    linked: z.array(linkedAccount),
    /** Providers that are not linked yet. */
    providers: z.array(identityProvider),
    hasPassword: z.boolean(),
  }),
  errors: [401],
})

export const startLinking = endpoint({
  method: 'POST',
  path: 'users/providers/:provider/link',
  summary: 'Begin to link an account at an identity provider. 412: the current password is incorrect.',
  access: 'member',
  params,
  body: z.strictObject({
    /** Where there is one; else the login must be younger than ten minutes (`log-in-again`). */
    ...proofFields,
    redirect: text(1000).optional(),
  }),
  response: departure,
  errors: [400, 401, 404, 412, 429, 503],
})

export const unlinkAccount = endpoint({
  method: 'DELETE',
  path: 'users/linked-accounts/:id',
  summary:
    'Unlink an account at an identity provider. Needs a proof of identity (412, 403 `second-factor-needed`). 409: nobody could log in any more (`last-way-in`).',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject(proofFields),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 412, 429],
})
