/** A host with a dot in its name, and what may follow it. */
const bareAddress = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u

/** A web address as it is stored: `https://` is added where it is missing; text that is no address stays as written. */
export function completeAddress(text: string): string {
  const written = text.trim()
  return bareAddress.test(written) ? `https://${written}` : written
}
