import { shellConfig } from '@potluck/build/shell-config.mjs'

export default shellConfig(import.meta.dirname)
