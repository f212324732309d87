/** Added to every port of this checkout (`PORT_OFFSET`), so that two of them can be worked on side by side. */
const offset = Number(process.env.PORT_OFFSET ?? 0)
if (!Number.isInteger(offset))
  throw new Error(`PORT_OFFSET is "${process.env.PORT_OFFSET}": it has to be a whole number.`)

/** Where this checkout serves what has a port of its own, such as the 4101 of a remote or the 8080 of the product. */
export const devPort = (port) => port + offset
