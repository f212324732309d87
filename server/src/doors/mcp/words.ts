import { wordsIn } from '../../machinery/base/words-in.ts'

/** The words of tools: their names for the cook, and what an answer says. */
export const words = wordsIn('doors/mcp/locales')
