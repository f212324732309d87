/** A name that no other window of this device takes. Also where the origin is not secure, unlike `randomUUID`. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')
