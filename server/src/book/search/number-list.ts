const comma = 44
const zero = 48

/** Reads numbers with commas between; ten thousand of them without a string for each. */
export function readNumbers(joined: string): Uint32Array {
  const numbers = new Uint32Array(Math.ceil((joined.length + 1) / 2))
  let count = 0
  let number = 0
  for (let at = 0; at < joined.length; at += 1) {
    const sign = joined.charCodeAt(at)
    if (sign === comma) {
      numbers[count] = number
      count += 1
      number = 0
    } else {
      number = number * 10 + sign - zero
    }
  }
  if (joined !== '') {
    numbers[count] = number
    count += 1
  }
  return numbers.subarray(0, count)
}
