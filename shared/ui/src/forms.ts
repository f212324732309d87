/** What one fills in. Its own federation module: only screens with forms load it. */
export { FileDrop, type FileDropProps } from './forms/FileDrop.tsx'
export { type ControlProps, type FieldWords, FormField, type FormFieldProps } from './forms/FormField.tsx'
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField.tsx'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './forms/SegmentedControl.tsx'
export { type Option, SelectField, type SelectFieldProps } from './forms/SelectField.tsx'
export { SwitchRow, type SwitchRowProps } from './forms/SwitchRow.tsx'
export { TextAreaField, type TextAreaFieldProps } from './forms/TextAreaField.tsx'
export { TextField, type TextFieldProps } from './forms/TextField.tsx'
