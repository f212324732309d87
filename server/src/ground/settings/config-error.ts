/** A setting that the server cannot start with. The message names it, the value seen and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
