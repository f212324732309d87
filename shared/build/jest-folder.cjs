// A folder of words as webpack's context gives it; in Jest the address of a file is its path.
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

module.exports = (directory, folder, { regExp }) => {
  const files = readdirSync(join(directory, folder)).filter((file) => regExp.test(file))
  return Object.assign((file) => join(directory, folder, file), { keys: () => files.map((file) => `./${file}`) })
}
