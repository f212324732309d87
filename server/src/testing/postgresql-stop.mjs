export default async function tearDown() {
  await globalThis.__databases?.stop()
}
