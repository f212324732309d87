/** Statuses that a screen tells of itself, in place; 401 stays with the shell, which asks to log in. */
export const errorsInPlace: readonly number[] = [
  0, 400, 403, 404, 406, 409, 412, 413, 415, 422, 429, 500, 502, 503, 504,
]
