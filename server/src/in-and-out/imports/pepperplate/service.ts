import type { Outgoing } from '../../../machinery/base/outgoing/outgoing.ts'
import { OutgoingError } from '../../../machinery/base/outgoing/outgoing-error.ts'
import { Refusal } from '../../../machinery/base/refusal.ts'

/** The address of Pepperplate's service. */
export const pepperplateAddress = 'https://www.pepperplate.com/services/syncmanager5.asmx'

const namespace = 'http://api.pepperplate.com/'

/** Recipes per call, max calls, and max bytes of one answer. */
const pageSize = 50
const maxPages = 1_000
const maxPageBytes = 30_000_000

const signs: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => signs[sign] ?? '')

const envelope = (method: string, fields: Readonly<Record<string, string>>): string => {
  const inside = Object.entries(fields).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${method} xmlns="${namespace}">${inside.join('')}</${method}></soap:Body></soap:Envelope>`
}

const unavailable = () => new Refusal('service-gone', 'Pepperplate does not answer: it may be gone for good')

interface Service {
  readonly outgoing: Outgoing
  readonly address: string
  readonly signal: AbortSignal
}

/** Calls a method of the SOAP service. @throws {Refusal} `service-gone` */
async function call({ outgoing, address, signal }: Service, method: string, fields: Readonly<Record<string, string>>) {
  const send = {
    type: 'text/xml; charset=utf-8',
    body: envelope(method, fields),
    headers: { soapaction: `"${namespace}${method}"` },
  }
  try {
    const { bytes } = await outgoing.fetch(address, { accept: 'text/xml', maxBytes: maxPageBytes, send, signal })
    return bytes
  } catch (error) {
    if (error instanceof OutgoingError) throw unavailable()
    throw error
  }
}

/** The text of the first element with a name; '' if there is none. The answer is untrusted, so it is not parsed as XML here. */
function elementIn(answer: Buffer, name: string): string {
  const at = answer.indexOf(`<${name}>`)
  const end = at === -1 ? -1 : answer.indexOf('<', at + name.length + 2)
  return end === -1 || end - at > 2_000 ? '' : answer.toString('utf8', at + name.length + 2, end).trim()
}

/**
 * Logs in.
 * @returns the token for further calls
 * @throws {Refusal} `incorrect-service-login`, `service-gone`
 */
export async function logIn(service: Service, email: string, password: string): Promise<string> {
  const answer = await call(service, 'GenerateLoginToken', { email: email.trim(), password })
  const status = elementIn(answer, 'Status')
  if (status === 'UnknownEmail')
    throw new Refusal('incorrect-service-login', 'Pepperplate does not know this e-mail', 'username')
  if (status === 'IncorrectPassword')
    throw new Refusal('incorrect-service-login', 'the password is not right', 'password')
  const token = elementIn(answer, 'Token')
  if (token === '') throw unavailable()
  return token
}

/** Yields all recipes page by page, as the XML of the service. @throws {Refusal} `service-gone` */
export async function* recipePages(service: Service, userToken: string): AsyncGenerator<Buffer> {
  const earlierTokens = new Set<string>()
  for (let syncToken = ''; earlierTokens.size < maxPages; ) {
    const after: Readonly<Record<string, string>> = syncToken === '' ? {} : { syncToken }
    const answer = await call(service, 'RetrieveRecipes', { userToken, ...after, count: String(pageSize) })
    if (!answer.includes('<RecipeSync>') && !answer.includes('<RecipeSync ')) return
    yield answer
    syncToken = elementIn(answer, 'SynchronizationToken')
    if (syncToken === '' || earlierTokens.has(syncToken)) return
    earlierTokens.add(syncToken)
  }
}
