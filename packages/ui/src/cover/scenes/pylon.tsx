import s from '../scene.module.css';

export function PylonScene() {
  return (
    <>
      <path className={s.a2} d="M0 136c60-24 120-24 180-6s100 14 140 0v50H0z" />
      <path className={s.a4} d="M96 24h10l34 156h-12L101 56 74 180H62z" />
      <path className={s.a4} d="M52 56h98v8H52zM58 88h86v8H58zM74 128h54v8H74z" />
      <path
        className={s.a3}
        d="M150 58c60 22 110 24 170 8v4c-60 18-110 14-170-8zM144 90c60 22 116 26 176 10v4c-60 16-116 12-176-10z"
      />
      <circle className={s.b2} cx="240" cy="76" r="46" />
      <path className={s.a4} d="M248 38l-30 44h20l-8 34 34-46h-22z" />
    </>
  );
}
