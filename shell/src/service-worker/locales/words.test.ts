import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import { localesIn } from '@potluck/testing/word-files'

// What an installed product is called is asked for by the build.
describeWords([localesIn(__dirname)], join(__dirname, '..'), ['app'])
