import type { ComponentType } from 'react';
import type { Portfolio } from '#shared/schemas/portfolio.ts';

/** The dialog that prints an assessment, which the screen hands over. */
export type ExportDialog = ComponentType<{
  portfolio: Portfolio;
  settle: () => Promise<unknown>;
  onClose: () => void;
}>;
