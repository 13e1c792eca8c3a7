/** Header button that marks all messages of a list as read. */
import { Button, Icon, type Shape } from 'lobbykit/parts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { HeaderTool } from '../../shared/layout/header-tool.tsx';

/** Two check marks (lucide, ISC license). */
const CHECKS: Shape = ['M18 6 7 17l-5-5', 'm22 10-7.5 7.5L13 16'];

export function MarkAll({ onClick }: { onClick: () => void }) {
  const text = usePageText();
  return (
    <HeaderTool>
      <Button variant="icon" label={text('messages.markAll')} onClick={onClick}>
        <Icon shape={CHECKS} />
      </Button>
    </HeaderTool>
  );
}
