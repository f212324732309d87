import { join } from 'node:path'
import { run } from '../container/run-command.ts'

/** What a program shows of itself, and by what it knows others. */
export interface Certificate {
  /** Of whoever signed it, and all others of the cluster. */
  readonly authority: string
  readonly certificate: string
  readonly key: string
}

/** Signs certificates. */
export interface Authority {
  readonly file: string
  /** One for a machine. @param names as OpenSSL lists them: `IP:…`, `DNS:…` */
  issue(machine: string, names: readonly string[]): Promise<Certificate>
}

/** Longer than a try. Those of a real installation end earlier and have to be renewed. */
const days = '3650'

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/** Makes an authority whose files are in a folder. @throws {DeployError} when OpenSSL is missing */
export async function createAuthority(folder: string): Promise<Authority> {
  const [file, key] = [join(folder, 'authority.crt'), join(folder, 'authority.key')]
  const own = ['-x509', '-days', days, '-subj', '/CN=Potluck cluster', '-out', file, '-keyout', key]
  // Python from 3.13 on asks an authority for it.
  const use = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign']
  await run('openssl', ['req', ...newKey, ...own, ...use])
  return {
    file,
    async issue(machine, names) {
      const issued = join(folder, machine)
      const made = { authority: file, certificate: `${issued}.crt`, key: `${issued}.key` }
      // Each machine calls others, and is called.
      const uses = [
        '-addext',
        'extendedKeyUsage=serverAuth,clientAuth',
        '-addext',
        'basicConstraints=critical,CA:false',
      ]
      await run('openssl', [
        ...['req', ...newKey, '-x509', '-CA', file, '-CAkey', key, '-days', days, '-subj', `/CN=${machine}`],
        ...['-addext', `subjectAltName=${names.join()}`, ...uses, '-out', made.certificate, '-keyout', made.key],
      ])
      return made
    },
  }
}
