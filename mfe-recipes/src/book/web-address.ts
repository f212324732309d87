/** A host name with a dot, and an optional rest. */
const bareAddress = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u

/** Adds `https://` to a web address without a scheme. Other text is returned unchanged. */
export function completeAddress(text: string): string {
  const trimmed = text.trim()
  return bareAddress.test(trimmed) ? `https://${trimmed}` : trimmed
}
