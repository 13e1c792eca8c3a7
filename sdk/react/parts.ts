/** Entry `lobbykit/parts`, unstable: view parts for the reference site, so that it builds no second kit. */

export { closeTopLayer, onLayer, openLayers } from '../dom/overlays/layers.ts';
export { openModal } from '../dom/overlays/modal.ts';
export { watchPress } from '../dom/press.ts';
export { safeUrl } from '../dom/safe/safe-url.ts';
export { minutesAhead } from '../dom/zone.ts';
export { openTab } from '../lobby/navigation/new-tab.ts';
export { Alert, type AlertProps } from '../ui/alert.tsx';
export { AreaField, type AreaFieldProps } from '../ui/area-field.tsx';
export { Balls, type BallsProps, PrizeNumber } from '../ui/balls.tsx';
export { Button, type ButtonProps } from '../ui/button.tsx';
export { CaptchaField, type CaptchaFieldProps } from '../ui/captcha-field.tsx';
export { Checkbox, type CheckboxProps } from '../ui/checkbox.tsx';
export { CodeField, type CodeFieldProps } from '../ui/code-field.tsx';
export { Countdown, type CountdownProps } from '../ui/countdown.tsx';
export { Empty, type EmptyProps } from '../ui/empty.tsx';
export { Field, type FieldProps } from '../ui/field.tsx';
export { FormFrame, type FormFrameProps } from '../ui/form-frame.tsx';
export { RichText, type RichTextProps } from '../ui/html.tsx';
export { Icon, type IconProps, type Shape } from '../ui/icon.tsx';
export { Image, type ImageProps } from '../ui/image.tsx';
export { InputField, type InputFieldProps } from '../ui/input-field.tsx';
export { Modal, type ModalProps } from '../ui/modal.tsx';
export { type ClassNames, type PartOf, partsWith } from '../ui/parts.ts';
export { PasswordField, type PasswordFieldProps } from '../ui/password-field.tsx';
export { AppLogo, PhoneArt, Row, Tap } from '../ui/phone-art.tsx';
export { type Country, PhoneField, type PhoneFieldProps } from '../ui/phone-field.tsx';
export { Pills, type PillsProps } from '../ui/pills.tsx';
export { QrCode, type QrCodeProps } from '../ui/qr-code.tsx';
export { Segmented, type SegmentedProps } from '../ui/segmented.tsx';
export { Skeleton, type SkeletonProps } from '../ui/skeleton.tsx';
export { Slides, type SlidesProps } from '../ui/slides.tsx';
export { type Tab, Tabs, type TabsProps } from '../ui/tabs.tsx';
export { Toast, type ToastProps } from '../ui/toast.tsx';
export { type FieldValue, useFieldValue } from '../ui/use-field-value.ts';
export { DownloadDialogs, type DownloadDialogsProps } from '../widgets/download-bar/dialogs.lazy.tsx';
export { DownloadLinks, type LinksProps as DownloadLinksProps } from '../widgets/download-bar/link-list.tsx';
export { createHotTags } from '../widgets/game-grid/hot-model.ts';
export {
  GridLoading as GameRowsLoading,
  type GridLoadingProps as GameRowsLoadingProps,
} from '../widgets/game-grid/loading.tsx';
export { Rows as GameRows, type RowsProps as GameRowsProps } from '../widgets/game-grid/tiles/rows.tsx';
export { LoginArt } from '../widgets/login-modal/art.lazy.tsx';
export { LoginFields, type LoginFieldsProps } from '../widgets/login-modal/form/fields.tsx';
export { SlideSheet, type SlideSheetProps } from '../widgets/login-modal/form/slide.lazy.tsx';
export { LoginScreen, type LoginScreenProps } from '../widgets/login-modal/login-screen.tsx';
export { SecondScreen, type SecondScreenProps } from '../widgets/login-modal/second.lazy.tsx';
export { TrialScreen, type TrialScreenProps } from '../widgets/login-modal/trial.lazy.tsx';
export {
  HistorySheet as LotteryHistory,
  type HistorySheetProps as LotteryHistoryProps,
} from '../widgets/lottery-board/dialogs/history-component.lazy.tsx';
