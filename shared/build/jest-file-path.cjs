// A locale file is an asset: in the browser its import is the file's address, in Jest the file's path.
const { createHash } = require('node:crypto')

module.exports = {
  process: (_source, path) => ({ code: JSON.stringify(path) }),
  getCacheKey: (_source, path) => createHash('sha256').update(path).digest('hex'),
}
