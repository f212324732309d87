import { readConfig } from '../../config.ts'

describe('a store of files', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'cooks',
    S3_ACCESS_KEY_ID: 'AKIA-key',
    S3_SECRET_ACCESS_KEY: 'very-secret',
  }

  test('is read with what stands for itself', () => {
    const { fileStore, backup } = readConfig({ ...store, S3_PREFIX: 'a/b', BACKUP_DIR: 's3' })
    expect(fileStore).toMatchObject({
      endpoint: 'https://s3.example.org/',
      bucket: 'cooks',
      prefix: 'a/b/',
      region: 'us-east-1',
      pathStyle: true,
    })
    expect(backup.dir).toBe('s3:backups')
    expect(readConfig({ BACKUP_DIR: './s3' }).backup.dir).toMatch(/\/s3$/)
    expect(readConfig({}).fileStore).toBeUndefined()
  })

  test.each([
    [
      { S3_ENDPOINT: 'https://s3.example.org' },
      'S3_ENDPOINT is set, but S3_BUCKET is not: a store of files needs both',
    ],
    [{ ...store, S3_SECRET_ACCESS_KEY: '' }, 'S3_ENDPOINT is set, but S3_SECRET_ACCESS_KEY is not'],
    [{ S3_SECRET_ACCESS_KEY_FILE: '/key' }, 'S3_SECRET_ACCESS_KEY is set, but S3_ENDPOINT is not'],
    [{ ...store, S3_PREFIX: '../other' }, 'S3_PREFIX is "../other", but must be names of letters'],
    [{ ...store, S3_BUCKET: 'a/b' }, 'S3_BUCKET is "a/b", but must be the name of a bucket'],
    [{ BACKUP_DIR: 's3' }, 'BACKUP_DIR is "s3", but S3_ENDPOINT is not set'],
  ])('of which something is missing or wrong stops the start: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('shows its keys to no admin, and in no message', () => {
    const { environment } = readConfig(store)
    expect(JSON.stringify(environment)).not.toMatch(/AKIA-key|very-secret/)
    const long = 'x'.repeat(501)
    expect(() => readConfig({ ...store, S3_SECRET_ACCESS_KEY: long })).toThrow('S3_SECRET_ACCESS_KEY is …, but must be')
  })
})
