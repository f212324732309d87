import { DeployError } from './deploy-error.ts'

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/**
 * Runs a command of the command line: its sentence goes to standard output, a refusal to standard error with exit
 * code 1, wrong arguments with the usage and exit code 2.
 * @param run gives what to print, or null when the arguments are not right
 */
export async function runCommand(usage: string, run: () => Promise<string | null>): Promise<void> {
  try {
    const done = await run()
    if (done !== null) process.stdout.write(`${done}\n`)
    else fail(`usage: ${usage}`, 2)
  } catch (error) {
    if (error instanceof DeployError) fail(error.message, 1)
    else if (isWrongArgument(error)) fail(`${error.message}\nusage: ${usage}`, 2)
    else throw error
  }
}

function fail(message: string, exitCode: number): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = exitCode
}
