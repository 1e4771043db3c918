import { useSearchParams } from 'react-router-dom';

/** Empty when nothing is chosen. */
export const useChosenParam = (name: string): [string, (value: string) => void] => {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) => {
    // Two parameters may be set before the next render.
    const after = new URLSearchParams(window.location.search);
    if (value === '') after.delete(name);
    else after.set(name, value);
    setParams(after, { replace: true, preventScrollReset: true });
  };
  return [params.get(name) ?? '', choose];
};
