import { shellConfig } from '@potluck/build/shell-config.mjs'

export default shellConfig({ directory: import.meta.dirname, port: 4100 })
