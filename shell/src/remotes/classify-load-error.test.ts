import { classifyLoadError, isConnectionFailure } from './classify-load-error.ts'
import { RemoteFailure } from './failure.ts'

const errorNamed = (name: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { name, ...more })

test.each([
  [errorNamed('ChunkLoadError', 'Loading chunk 143 failed.\n(error: http://x/143.js)', { type: 'error' }), 'chunk'],
  [errorNamed('ChunkLoadError', 'Loading chunk 143 failed.\n(missing: http://x/143.js)', { type: 'missing' }), 'chunk'],
  [
    errorNamed('ChunkLoadError', 'Loading chunk 143 failed.\n(timeout: http://x/143.js)', { type: 'timeout' }),
    'timeout',
  ],
  [errorNamed('Error', 'Loading CSS chunk 12 failed.\n(http://x/12.css)', { code: 'CSS_CHUNK_LOAD_FAILED' }), 'chunk'],
  [errorNamed('Error', 'Loading chunk vendors-node_modules failed.'), 'chunk'],
  [errorNamed('TypeError', 'Failed to fetch dynamically imported module: http://x/a.js'), 'network'],
  [errorNamed('TypeError', 'error loading dynamically imported module: http://x/a.js'), 'network'],
  [errorNamed('TypeError', 'Importing a module script failed.'), 'network'],
  [errorNamed('Error', 'ScriptNetworkError: Failed to load script "http://x/a.js"'), 'network'],
  [errorNamed('Error', 'ScriptNetworkError: Script "http://x/a.js" timed out.'), 'timeout'],
  [new RemoteFailure('contract', 'too new'), 'contract'],
])('%s is a load error: %s', (error, kind) => {
  expect(classifyLoadError(error)).toBe(kind)
})

test.each([
  new TypeError('Failed to fetch'),
  new Error('chunk of cheese'),
  'Loading chunk 1 failed.',
  null,
  undefined,
  {},
])('%s is no load error', (error) => {
  expect(classifyLoadError(error)).toBeNull()
})

test('an interruption offers a reload, and a faulty remote does not', () => {
  const interruptions = (['network', 'chunk', 'timeout'] as const).map((kind) => new RemoteFailure(kind, ''))
  const faults = (['evaluate', 'contract', 'disabled', 'render'] as const).map((kind) => new RemoteFailure(kind, ''))
  expect(interruptions.every(isConnectionFailure)).toBe(true)
  expect(faults.some(isConnectionFailure)).toBe(false)
})
