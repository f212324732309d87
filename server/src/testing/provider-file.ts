import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foreignNetwork } from './foreign-site.ts'
import { clientId, clientSecret } from './identity-provider.ts'

/** Writes the file of `OIDC_PROVIDERS`; what is not said is as the provider of tests needs it. */
export async function providerFile(...providers: readonly Readonly<Record<string, unknown>>[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'potluck-test-')), 'providers.json')
  const standard = {
    id: 'home',
    name: 'Home',
    clientId,
    clientSecret,
    networks: [foreignNetwork],
    scopes: ['openid', 'profile', 'email', 'groups'],
  }
  writeFileSync(file, JSON.stringify(providers.map((provider) => ({ ...standard, ...provider }))))
  return file
}
