import { email as emailSchema } from '@potluck/api/credentials'
import type { LoginProxy } from '../proxy/login-proxy.ts'
import type { ProxyPerson } from '../proxy/proxy-person.ts'
import { type Identity, identity, nameOf } from './identity.ts'

/** The issuer of those whom the proxy in front names. */
export const proxyIssuer = 'urn:potluck:proxy'

/** The identity of a person that the proxy names. */
export function identityOfProxy(
  { user, email: address, name, groups }: ProxyPerson,
  { adminGroups, trustEmail }: LoginProxy['settings'],
): Identity {
  const email = emailSchema.safeParse(address).data ?? null
  return identity.parse({
    issuer: proxyIssuer,
    subject: user,
    email,
    isEmailConfirmed: trustEmail && email !== null,
    name: nameOf([name, user]),
    isAdmin: adminGroups === undefined ? null : groups.some((group) => adminGroups.includes(group)),
  })
}
