import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { ApiError } from '@potluck/api/errors'
import { z } from 'zod'
import { Refusal } from '../../machinery/base/refusal.ts'
import { asForeign } from './foreign-text.ts'
import type { Tool, ToolCall } from './tool.ts'
import { words } from './words.ts'

/** Longest answer of a tool, bytes, with what is said twice. */
export const maxToolAnswer = 250_000

/** Longest data of one, as JSON. */
const maxData = 90_000

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

/** Why a tool did nothing, for the model: the sentences of refusals are the server's own. */
function reasonOf(error: unknown): string | null {
  if (error instanceof z.ZodError) return `The input is not right. ${z.prettifyError(error)}`
  if (error instanceof Refusal) return `${error.code}: ${error.message}`
  if (!(error instanceof ApiError)) return null
  const wait = error.retryAfterMs === null ? '' : ` Try again in ${Math.ceil(error.retryAfterMs / 1_000)} seconds.`
  return `${error.data?.error.code ?? error.status}: ${error.message}.${wait}`
}

/** Does what an assistant asks for. The words of people are in the data of the answer and nowhere else. */
export async function answerTool(tool: Tool, call: ToolCall, given: unknown): Promise<CallToolResult> {
  try {
    const data = await tool.run(call, given)
    if (Buffer.byteLength(JSON.stringify(data)) > maxData) return failed('too-large: ask for less at once')
    const text = words(call.language)(`done.${tool.deed}`)
    return {
      content: [
        { type: 'text', text },
        { type: 'text', text: asForeign(data) },
      ],
      structuredContent: { writtenByPeople: data },
    }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    return failed(reason)
  }
}
