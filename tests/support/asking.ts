import { isInstalled, type ToolName } from '#scripts/tools/run-parts/tools.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Reason of a skipped test: the tool that this machine lacks. */
    missingTool?: ToolName;
  }
}

/** Test options that skip a test if the tool is not installed, and record the tool's name. */
export const asking = (tool: ToolName) => (isInstalled(tool) ? {} : { skip: true, meta: { missingTool: tool } });
