// import/no-default-export 1
export default 1;
