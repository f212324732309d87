import { z } from 'zod'

/** Names one press of the extension's button: an answer with another one is not for it. */
const nonce = z.string().min(16).max(100)

/** The extension asks the page of a server for a token, when its button is pressed there. */
export const pairingAsked = z.object({ potluck: z.literal('pairing asked'), nonce })

/** The page gives the token that the member allowed. */
export const pairingGiven = z.object({ potluck: z.literal('pairing given'), nonce, token: z.string().min(1).max(200) })

/** The extension has stored the token. */
export const pairingKept = z.object({ potluck: z.literal('pairing kept'), nonce })

/** What extension and page say to each other inside of one tab. */
export type PairingMessage = z.infer<typeof pairingAsked | typeof pairingGiven | typeof pairingKept>
