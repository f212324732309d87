import { z } from 'zod'

/** Names one press of the extension's button. An answer with another nonce is not for it. */
const nonce = z.string().min(16).max(100)

/** The extension asks the page of a server for a token, when its button is pressed there. */
export const pairingRequest = z.object({ potluck: z.literal('pairing request'), nonce })

/** The page gives the token that the member allowed. */
export const pairingToken = z.object({ potluck: z.literal('pairing token'), nonce, token: z.string().min(1).max(200) })

/** The extension has stored the token. */
export const pairingDone = z.object({ potluck: z.literal('pairing done'), nonce })

/** A message between extension and page inside of one tab. */
export type PairingMessage = z.infer<typeof pairingRequest | typeof pairingToken | typeof pairingDone>
