import { remoteConfig } from '@potluck/build/remote-config.mjs'

export default remoteConfig({ directory: import.meta.dirname, port: 4101 })
