import type { Config } from '../../config.ts'
import { Refusal } from '../../machinery/base/refusal.ts'

/** Where identity providers alone log in. @throws {Refusal} `password-login-off` */
export function refuseWithoutPasswords({ passwordLogin }: Pick<Config, 'passwordLogin'>): void {
  if (!passwordLogin) throw new Refusal('password-login-off', 'passwords do not log in here')
}
