import { join } from 'node:path'
import { describeWords } from '@potluck/testing/word-contract'
import { localesIn } from '@potluck/testing/word-files'

// The build requests the name of the installed product.
describeWords([localesIn(__dirname)], join(__dirname, '..'), ['app'])
