/** Runs a command of the server: prints what it says, or why it failed, and ends with 1 then. Its files are its owner's alone. */
export async function runProgram(program: () => Promise<string>): Promise<void> {
  process.umask(0o077)
  try {
    process.stdout.write(await program())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
