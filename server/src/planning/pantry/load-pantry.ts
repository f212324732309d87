/** Loads the foods before a transaction that needs them: it should not wait for them. */
export async function loadPantry(): Promise<void> {
  const { loadStorage } = await import('./find-storage.ts')
  await loadStorage()
}
