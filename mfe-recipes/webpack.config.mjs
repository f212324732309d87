import { remoteConfig } from '@potluck/build/remote-config.mjs'

export default remoteConfig(import.meta.dirname)
