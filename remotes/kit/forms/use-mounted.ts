import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there, for what comes back after it may have gone. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
