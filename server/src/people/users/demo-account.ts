import { randomBytes } from 'node:crypto'
import { demoLimits } from '../../ground/settings/demo-settings.ts'

/** No e-mail that somebody types ends so: it has no dot. */
const ending = '@demo'

/** For a `like`. */
export const ofDemo = `%${ending}`

/** An e-mail for an account of a demo, which tells it from any other. */
export const demoEmail = (): string => `guest-${randomBytes(5).toString('hex')}${ending}`

export const isOfDemo = (email: string): boolean => email.endsWith(ending)

/** When an account of a demo ends. @param createdAt when it began, ISO 8601 */
export const demoEnd = (createdAt: string): string => new Date(Date.parse(createdAt) + demoLimits.life).toISOString()
