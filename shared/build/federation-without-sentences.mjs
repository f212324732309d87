/**
 * Stands in the shell's build for the sentences of the federation runtime's errors. Their codes, arguments and the
 * address where each is explained stay in what is thrown; no cook reads any of it.
 */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
