/** The interface between shell and remotes that this source describes. Raised when something is taken away. */
export const contract = 2

/** The contracts a shell of this source can serve: the present one and the one before. */
export const supportedContracts: readonly number[] = [contract - 1, contract]
