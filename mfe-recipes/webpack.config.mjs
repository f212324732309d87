import { remoteConfig } from '@potluck/build/remote-config.mjs'

export default remoteConfig({ id: 'recipes', directory: import.meta.dirname, port: 4101 })
