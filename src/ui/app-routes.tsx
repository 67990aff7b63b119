import { Route, Routes } from 'react-router-dom';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './navigation/not-found-page.tsx';
import { PageLayout } from './navigation/page-layout.tsx';
import { SlotPage } from './navigation/slot-page.tsx';
import { UnknownPath } from './navigation/unknown-path.tsx';

/** @see specification §2, host routes */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageLayout />}>
        <Route index element={<HomePage />} />
        <Route path="/errors" element={<NotFoundPage />} />
        <Route path="/login" element={<SlotPage />} />
        <Route path="/signup" element={<SlotPage />} />
        <Route path="*" element={<UnknownPath />} />
      </Route>
    </Routes>
  );
}
