import { useFormats } from '@potluck/parts'
import { useWords } from '../../host/ShellContext.tsx'
import classes from './DemoNotice.module.css'

/** Says on every screen when an account of a demo ends. @param until ISO 8601 */
export function DemoNotice({ until }: { readonly until: string }) {
  const t = useWords()
  const { time } = useFormats()
  return <p className={classes.notice}>{t('demo.ends', { time: time(until) })}</p>
}
