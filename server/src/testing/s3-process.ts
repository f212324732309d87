/** A server of S3 in a folder, with one bucket: prints its port, and ends with its standard input. */
import S3rver from '@20minutes/s3rver'

const [directory = '', name = ''] = process.argv.slice(2)
const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name }] })
const { port } = await store.run()
process.stdout.write(`${port}\n`)
process.stdin.once('end', () => process.exit()).resume()
