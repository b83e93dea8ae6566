@echo off
rem Starts Waybook, or runs one of its commands: waybook check DIR
setlocal
rem Data stays when a newer version of Waybook replaces this folder.
if not defined DATA_DIR set "DATA_DIR=%LOCALAPPDATA%\Waybook"
set "WAYBOOK_COMMAND=waybook"
if "%~1"=="" goto start
"%~dp0node\node.exe" "%~dp0app\server\dist\main.js" %*
exit /b %errorlevel%

:start
"%~dp0node\node.exe" "%~dp0app\server\dist\main.js" start
set "CODE=%errorlevel%"
rem Keeps the window of a double click open, so that the reason can be read.
if not "%CODE%"=="0" pause
exit /b %CODE%
