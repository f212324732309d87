import { remoteConfig } from '@potluck/build/remote-config.mjs'

export default remoteConfig({ id: 'planning', directory: import.meta.dirname, port: 4103 })
