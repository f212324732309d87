import '../without-eval.ts'
import { defineBackground } from 'wxt/utils/define-background'
import { listen } from '../listen.ts'

export default defineBackground(listen)
