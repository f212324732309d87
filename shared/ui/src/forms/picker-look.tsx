import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import control from './Control.module.css'
import field from './FormField.module.css'
import type { FieldWords } from './FormField.tsx'
import classes from './Picker.module.css'

/** Our look for Mantine's list-opening fields. */
export const pickerClasses = {
  root: field.field ?? '',
  label: classes.label ?? '',
  description: field.description ?? '',
  error: field.error ?? '',
  input: `${control.control} ${classes.input}`,
  dropdown: classes.dropdown ?? '',
  option: classes.option ?? '',
  empty: classes.empty ?? '',
}

/** Open as long as it is asked for, also where nothing has a place, as in tests without layout. */
export const pickerBehaviour = { hideDetached: false }

/** The label as Mantine should draw it. */
export function pickerLabel({ label, labelHidden }: FieldWords): ReactNode {
  return labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label
}
