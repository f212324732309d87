// Stands for a CSS module: each class is called as in the sheet.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
