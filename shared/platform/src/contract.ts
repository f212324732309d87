/** The interface between shell and remotes that this source describes. Raised when something is taken away. */
export const contract = 3

/** The contracts a shell of this source can serve. Remotes of 2 took their federation runtime from a global that is gone. */
export const supportedContracts: readonly number[] = [contract]
