import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { createApiToken } from '@potluck/api/api-tokens'
import type { Scope } from '@potluck/api/scopes'
import type { TestMember, TestServer } from '../../../testing/test-server.ts'

/** The answer of a tool, taken apart. */
export interface ToolAnswer {
  readonly isError: boolean
  /** All that is said. */
  readonly text: string
  /** The text outside of the marks. */
  readonly outside: string
  /** The marked part: words of people. */
  readonly data: unknown
  readonly bytes: number
}

/** A client of the SDK that is connected. */
export interface Assistant {
  readonly client: Client
  readonly secret: string
  readonly use: (name: string, input?: object) => Promise<ToolAnswer>
}

/** Makes a token of a member. */
export async function tokenFor(
  { api }: TestMember,
  { name = 'Claude', scopes = ['everything'] }: { readonly name?: string; readonly scopes?: readonly Scope[] } = {},
): Promise<{ readonly id: string; readonly secret: string }> {
  const body = { name, scopes: [...scopes], days: null, currentPassword: 'correct horse' }
  const { secret, token } = (await api.call(createApiToken, { body })).data
  return { id: token.id, secret }
}

/** The type of the SDK says that a session may be undefined, and the one that it takes that it may be absent. */
const noSession: { readonly sessionId?: string } = {}

const marked = /What stands between <(foreign-[0-9a-f]+)> and <\/\1> [^\n]*\n<\1>\n(.*)\n<\/\1>$/s

/** Connects the client of the SDK with a token. */
export async function connectAssistant(server: TestServer, secret: string): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${secret}` } }
  const transport = new StreamableHTTPClientTransport(new URL(`${server.address}mcp`), { requestInit })
  await client.connect(Object.assign(transport, noSession))
  return {
    client,
    secret,
    async use(name, input = {}) {
      const answer = CallToolResultSchema.parse(await client.callTool({ name, arguments: { ...input } }))
      const text = answer.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
      const data: unknown = JSON.parse(marked.exec(text)?.[2] ?? 'null')
      expect(answer.structuredContent ?? { writtenByPeople: null }).toEqual({ writtenByPeople: data })
      return {
        isError: answer.isError === true,
        text,
        outside: text.replace(marked, ''),
        data,
        bytes: Buffer.byteLength(JSON.stringify(answer)),
      }
    },
  }
}

/** The assistant of a member, with a token of its own. */
export const assistantOf = async (
  server: TestServer,
  member: TestMember,
  token?: Parameters<typeof tokenFor>[1],
): Promise<Assistant> => connectAssistant(server, (await tokenFor(member, token)).secret)
