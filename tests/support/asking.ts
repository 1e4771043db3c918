import { isInstalled, type ToolName } from '#scripts/tools/run-parts/tools.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Says why a test was skipped: this machine lacks the tool that it asks. */
    missingTool?: ToolName;
  }
}

/** Options for tests that ask a tool: on a machine that lacks it they are skipped, and counted so by the tool's name. */
export const asking = (tool: ToolName) => (isInstalled(tool) ? {} : { skip: true, meta: { missingTool: tool } });
